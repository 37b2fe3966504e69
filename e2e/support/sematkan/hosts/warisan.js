/* What old libraries and loaders leave behind in a page. */
Array.prototype.remove = function (value) {
  const at = this.indexOf(value);
  if (at >= 0) this.splice(at, 1);
  return this;
};
Array.prototype.last = function () {
  return this[this.length - 1];
};
String.prototype.trimAll = function () {
  return this.replaceAll(' ', '');
};
window.React = { version: '0.14.0', createElement: null };
window.ReactDOM = {};
window.process = { env: {}, browser: true };
window.global = window;
window.exports = {};
window.module = { exports: window.exports };
window.require = (name) => {
  throw new Error(`Asked this page's loader for ${name}`);
};
window.define = (name) => {
  // The page's own library, and the suite's.
  if (name !== 'jquery' && name !== 'axe-core') throw new Error(`Defined ${name} in this page's loader`);
};
window.define.amd = {};
