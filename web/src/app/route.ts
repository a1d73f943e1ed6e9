/** What the part of the address after # asks for. A game's own text is read by the engine alone. */

export type Route = { page: "home" } | { page: "about" } | { page: "sheet" } | { page: "play"; text: string };

export function parseHash(hash: string): Route {
  const text = decode(hash.replace(/^#/, ""));
  switch (text) {
    case "":
    case "/":
      return { page: "home" };
    case "about":
    case "sheet":
      return { page: text };
    default:
      return { page: "play", text };
  }
}

/** Mail programs and chats escape more of an address than they must. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function hashOf(route: Route): string {
  switch (route.page) {
    case "home":
      return "#";
    case "play":
      return `#${route.text}`;
    default:
      return `#${route.page}`;
  }
}
