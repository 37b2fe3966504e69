/** Rules of old portals and of themes that reset everything, as loud as they come. */
export const LOUD = `<style>
  html { font-size: 62.5% !important; }
  * { box-sizing: content-box !important; letter-spacing: 3px !important; text-transform: uppercase; }
  div, section, header, aside, p, span, ul, li { float: left; margin: 9px; padding: 7px; border: 2px solid red; background: yellow !important; color: red !important; font: 30px serif !important; }
  button, input, select { all: unset !important; display: none !important; }
  canvas, svg { display: none !important; width: 3px !important; }
  h2 { position: fixed; top: 0; font-size: 80px !important; }
</style>`;
