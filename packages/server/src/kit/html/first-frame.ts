import { firstStyle } from './first-style';
import { type Html, html } from './html';

/** Around what a page says before its scripts run. */
export const firstFrame = (instansi: string, content: Html): Html => html`<div id="awal">
<style>${firstStyle}</style>
<header><a href="/">Selaras · ${instansi}</a></header>
<main>
${content}
</main>
</div>`;
