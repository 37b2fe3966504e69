/* Every object has one property more, and every loop over its names meets it. */
Object.prototype.extend = function (more) {
  return Object.assign(this, more);
};
Object.prototype.isA = (kind) => kind;
Array.prototype.each = Array.prototype.forEach;
