/** Signs that the fonts of a printed report have glyphs of, in each style: ranges of code points in base 36. */
const ranges = `
  0 2 d w-3i 4g-kp ks-ku kz l3 lc-nj nl-nn nr-ns nu nw-o2 og-on oq-ov p0-p6 p8 pa-pt pv-10l
  10x-11y 121-127 129-13b 13d-13e 14g-14z 152-153 15c-162 168-16c 2tb 2v5-2v6 2v8 2vb-2vc 2ve 2vh
  2vo-2vr 2vt-2vz 2w1-2w3 2w5 2w7 2wa-2wb 2wd-2wp 2wr-2wt 2ww-2x0 2x2 2x4-2x9 2xc-2xl 2xo-2xp
  3a8-3b9 3bk-3cs 3y9-3yf 3yh-3yz 3z1-3zp 3zr-40a 40c-40i 40k-43h 43k-44q 44s-45j 45s-472 474-47k
  47m-48a 48k-491 496-49i 49s-4a7 4bi 4bl 4ee-4ef 4fi-4fq 5q8-5qs 5qu-5r7 5ra-5ri 5rk-5sr 5st-5t6
  5tj-5tk 5tn 5tp 5tx 5uj-5vj 5vo-5vt 5xc-64b 64g-651 654-659 65c-66d 66g-66l 66o-66v 66x 66z 671
  673-67x 680-69g 69i-69w 69y-6ab 6ae-6aj 6al-6b3 6b6-6b8 6ba-6bi 6bk-6ec 6ei-6ep 6es-6fi 6fk-6fw
  6g0-6gl 6go-6gq 6gs-6gt 6gx 6hc-6hd 6hi-6hj 6hn-6ho 6ht 6io-6ix 6iz-6kp 6kr 6ku 6kw-6md 6mh
  6mo-6xd 6xk-6xl 6xo-6xt 6xw-6y0 6y3-6y4 703-705 70a 70d 70n 710 717-71q 72m-72n 737 739 73c
  74y-74z 76o-76x 7b4-7mk 7mm-7nc 7nk-7nn 7oi 7pd-7pg 7pi-7pl 7po-7qf 7qh-7rf 7rh 7rj-7rm 7rq
  7rs-7ry 7s1-7tg 7tk-7u7 7u9-7um 7ut-7uu 7vk 7vq-7vv 7w0-83j 83q-83r 83u-83v 85c-85d 877-878
  89a-89h 8a3 8ai-8aj 8ao-8aq 8b0-8bg 8bz 8dm-8dn 8e5-8f4 8fi-8fu 8hl-8hm 8hs-8ii 8in-8is 8k3-8k4
  8rk-8s7 8s9-8sf 8w0-8x1 93s 93z 942-945 94e fcw-fen wk0-wlb wuc-wuf wuk-wul wuo-wup wus-wuv
  wv6-wvi wwa-wwd wwk-wwl wwo-wwp wzs-x06 x0b-x0f x0i-x0r x0w-x1d x1i-x1n x1q-x1v x1y-x1z x2c-x2f
  x34-x37 x3d-x3i x3k-x3l x40-x4a x6g-x6n 1b0h-1b0i 1b7k-1b89 1bep-1beq 1bet 1c74-1c86 1c88-1c8x
  1cqr 1dkw-1dl2 1dlf-1dlj 1dlp-1dme 1dmg-1dmk 1dmm 1dmo-1dmp 1dmr-1dms 1dmu-1dn3 1e68-1e6n
  1e74-1e77 1edb 1ek9-1ekd
`
  .trim()
  .split(/\s+/)
  .map((range) => range.split('-').map((end) => Number.parseInt(end, 36)));

/** Whether a report can print a sign. */
const isPrinted = (sign: number): boolean =>
  ranges.some(([first = 0, last = first]) => first <= sign && sign <= last);

/**
 * Signs of a text that a printed report has no glyph of, each once, in their order. PDF/A asks for a glyph of every sign,
 * so that such a text cannot become a document.
 */
export const tandaTanpaHuruf = (text: string): string[] =>
  [...new Set(text)].filter((sign) => !isPrinted(sign.codePointAt(0) ?? 0));

/** A sign and its number, for who cannot see it: “🚀” (U+1F680). */
export const kataTanda = (sign: string): string =>
  `“${sign}” (U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
