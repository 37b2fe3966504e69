/** Names the message in which an embed tells its height to the page around it. */
const HEIGHT_MESSAGE = 'selaras:tinggi';

/** Tells the page around an embed how high it is, and again whenever that grows or shrinks; asked for by `?tinggi=1`. */
export const embedScript = `(() => {
  const article = document.querySelector('article');
  if (article === null || parent === window) return;
  let told = 0;
  new ResizeObserver(() => {
    const tinggi = Math.ceil(article.getBoundingClientRect().height);
    if (tinggi === told) return;
    told = tinggi;
    parent.postMessage({ jenis: '${HEIGHT_MESSAGE}', tinggi }, '*');
  }).observe(article);
})();
`;
