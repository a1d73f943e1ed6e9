/** Style sheets that a script imports come as text, bundled by `web/build.mjs`. */
declare module "*.css" {
  const text: string;
  export default text;
}
