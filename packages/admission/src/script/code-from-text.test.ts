import { codeFromText } from './code-from-text';

describe('codeFromText', () => {
  it.each([
    ['eval("1")', 'eval'],
    ['(0,eval)(x)', 'eval'],
    ['const e=eval;e(x)', 'eval'],
    ['window.eval(x)', 'eval'],
    ['globalThis["eval"](x)', 'eval'],
    ['\\u0065val(x)', 'eval'],
    [`\`\${eval(x)}\``, 'eval'],
    ['a=b/2;eval(c/d)', 'eval'],
    ['if(a)/"/.test(a);eval(x)', 'eval'],
    ['x=f(a)/2;eval("/")', 'eval'],
    ['x?eval:y', 'eval'],
    ['new Function("return 1")', 'new Function'],
    ['new/* */Function("a")', 'new Function'],
    ['Function("return this",x)()', 'Function(…)'],
    ['new Function()', 'new Function'],
    ['setTimeout("alert(1)",1)', 'setTimeout dengan teks'],
    ['window.setInterval(`alert(1)`,1)', 'setInterval dengan teks'],
    ['{getPublicPath:x}', 'getPublicPath'],
    ['a.getPublicPath', 'getPublicPath'],
  ])('finds it in %s', (script, way) => {
    expect(codeFromText(script)).toEqual([way]);
  });

  it.each([
    '"eval(1)"',
    "'new Function(\\'\\')'",
    `\`eval(\${a})\``,
    '// eval(1)\nx',
    '/* new Function("") */ x',
    'x=/eval(1)/.test(y)',
    'return/[/"]eval(/g',
    '{}/eval("/.test(x)',
    'math.eval(x)',
    '{eval:1}',
    'x instanceof Function',
    'Function.prototype.call',
    'isFunction(x)',
    'e||Function("return this")()',
    'new Function("return this")()',
    'try{return Function(""),!0}catch{return!1}',
    'Function("src","srcOffset","dest","destOffset",e)',
    `try{return Function('return require("'+e+'")')()}catch(e){}`,
    'try{return Function("return require(\\""+e+"\\")")()}catch(e){}',
    'setTimeout(()=>x,1)',
    'medieval(x)',
    '"getPublicPath"in e',
  ])('finds nothing in %s', (script) => {
    expect(codeFromText(script)).toEqual([]);
  });
});
