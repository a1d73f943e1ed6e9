/** What a page finds in its storage, as it would have left it there. */

/** Settings as they are stored, the rest being usual. */
export function settings(changed: Record<string, unknown> = {}): Record<string, string> {
  const usual = {
    theme: "system",
    coordinates: "custom",
    filippinaNames: "algebraic",
    filippinaGround: "lines",
    filippinaItalian: false,
    pieceSet: "pebbles",
    speed: 1,
  };
  return { "dama-atlas.settings": JSON.stringify({ version: 1, data: { ...usual, ...changed } }) };
}
