/**
 * A thin client of the W3C WebDriver protocol: enough to open a page, to use a real mouse and real keys on it and
 * to ask it something. It knows browsers only by what they must be told at the start, and nothing of the site.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** How long one command may take: a browser starts slowly on a busy machine. */
const PATIENCE = 120_000;

/** The name under which the protocol hands over an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** An element of a page, as the driver names it. */
export type Found = { readonly [ELEMENT]: string };

/** How a driver is started and what its browser is told. */
export interface Make {
  /** The driver and its arguments, before the port. */
  readonly driver: readonly string[];
  readonly port: (port: number) => string;
  readonly capabilities: Record<string, unknown>;
}

/** Keys without a letter, by the names that pages know them by. */
const KEYS: Record<string, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** A driver that runs, and the one session it was asked for. */
export class Session {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly url: string,
  ) {}

  static async open({ driver, port, capabilities }: Make): Promise<Session> {
    const free = await freePort();
    const [program = "", ...args] = driver;
    const child = spawn(program, [...args, port(free)], { stdio: "ignore" });
    const failed = once(child, "error").then(([error]) => Promise.reject(error));
    const base = `http://127.0.0.1:${free}`;
    try {
      await Promise.race([failed, listening(base, child)]);
      const made = (await command(base, "POST", "/session", { capabilities: { alwaysMatch: capabilities } })) as {
        sessionId: string;
      };
      return new Session(child, `${base}/session/${made.sessionId}`);
    } catch (error) {
      child.kill();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.send("DELETE", "").catch((error) => console.error(error));
    const gone = once(this.driver, "exit");
    if (this.driver.exitCode === null && this.driver.kill()) await gone;
  }

  go(url: string): Promise<unknown> {
    return this.send("POST", "/url", { url });
  }
  reload(): Promise<unknown> {
    return this.send("POST", "/refresh", {});
  }
  /** The size of the window, its frame included. */
  size(width: number, height: number): Promise<unknown> {
    return this.send("POST", "/window/rect", { width, height });
  }

  /** Asks the page; the question must need nothing from outside itself. */
  run<Args extends readonly unknown[], T>(question: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    const script = `return (${question})(...arguments)`;
    return this.send("POST", "/execute/sync", { script, args }) as Promise<Awaited<T>>;
  }
  /** The first element of a selector, also within a shadow tree: "dama-board >>> button". */
  find(selector: string): Promise<Found | null> {
    return this.run((path) => {
      let root: ParentNode | null | undefined = document;
      let found: Element | null | undefined = null;
      for (const part of path.split(" >>> ")) {
        found = root?.querySelector(part);
        root = found?.shadowRoot;
      }
      return found ?? null;
    }, selector) as unknown as Promise<Found | null>;
  }

  /** Into a frame, or back to the whole page. */
  frame(element: Found | null): Promise<unknown> {
    return this.send("POST", "/frame", { id: element });
  }

  /** Moves the mouse to the middle of an element and clicks there. */
  async click(element: Found): Promise<void> {
    await this.run((one) => (one as unknown as Element).scrollIntoView({ block: "nearest" }), element);
    await this.act({
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", duration: 0, origin: element, x: 0, y: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    });
  }
  async key(name: string): Promise<void> {
    const value = KEYS[name] ?? name;
    await this.act({
      type: "key",
      id: "keys",
      actions: [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ],
    });
  }

  /** A picture of what is seen, in PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.send("GET", "/screenshot")) as string, "base64");
  }

  private act(source: object): Promise<unknown> {
    return this.send("POST", "/actions", { actions: [source] });
  }
  private send(method: string, path: string, body?: object): Promise<unknown> {
    return command(this.url, method, path, body);
  }
}

async function command(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${base}${path}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}

/** Waits until the driver answers. */
async function listening(base: string, driver: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await command(base, "GET", "/status");
      return;
    } catch (error) {
      if (driver.exitCode !== null) throw new Error(`the driver ended with ${driver.exitCode}`);
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
