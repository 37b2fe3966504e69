/** @jest-environment node */
import { preparedOf, smallScene } from '../picture/testing/picture-of';
import { usualPaper } from './usual-paper';

describe('the paper of a print that nobody chose it for', () => {
  it('is readable A4', async () => {
    const { picture } = await preparedOf(undefined, 'paper');
    expect(usualPaper(picture)).toEqual({ paper: 'A4', scale: 'readable' });
  });

  it('is one large sheet where a browser would have to print too many', async () => {
    const long = 'Meningkatnya mutu layanan '.repeat(150);
    const scene = smallScene(() => ({ sasaran: long, indikator: [long, long, long, long] }));
    const { picture } = await preparedOf(scene, 'paper');
    expect(usualPaper(picture)).toEqual({ paper: 'A2', scale: 'one-sheet' });
  });
});
