/** Room beside the words of a title: the padding of its cell, and the sign of its order. */
const [PADDING, SIGN] = [32, 20];

/** The least width, in CSS, in which a title takes two lines. Its letters are about as wide as the digit that `ch` measures. */
export function headWidth(title: string, isSortable: boolean): string {
  const words = title.split(' ');
  const lengths = words.map((_, at) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
  );
  return `calc(${Math.min(...lengths)}ch + ${PADDING + (isSortable ? SIGN : 0)}px)`;
}
