/** Where this site is for others, which is not always where this page came from. */

/**
 * A site that is reached under several addresses, or opened from a disk, names one in
 * `<meta name="dama-address" content="https://…/">`; otherwise it is the page's own. Empty when nobody else
 * could open that.
 */
export function siteAddress(page: Document): string {
  const named = page.querySelector<HTMLMetaElement>('meta[name="dama-address"]')?.content.trim();
  const { protocol, origin, pathname } = page.location;
  return named || (/^https?:$/.test(protocol) ? `${origin}${pathname}` : "");
}
