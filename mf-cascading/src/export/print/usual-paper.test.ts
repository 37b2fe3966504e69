/** @jest-environment node */
import { preparedOf } from '../picture/testing/picture-of';
import { usualPaper } from './usual-paper';

describe('the paper of a print that nobody chose it for', () => {
  it('is readable A4', async () => {
    const { picture } = await preparedOf(undefined, 'paper');
    expect(usualPaper(picture)).toEqual({ paper: 'A4', scale: 'readable' });
  });

  it('is one large sheet where a browser would have to print too many', async () => {
    const { picture } = await preparedOf(undefined, 'paper');
    const { scene } = picture;
    const line = {
      parent: 0,
      cross: false,
      lines: Float32Array.of(0, 0, 90_000, 0),
      bounds: scene.layout.bounds,
    };
    const x = scene.layout.x.map((left) => left * 200);
    const wide = {
      ...picture,
      width: 90_000,
      scene: { ...scene, layout: { ...scene.layout, x, edges: [line] } },
    };
    expect(usualPaper(wide)).toEqual({ paper: 'A2', scale: 'one-sheet' });
  });
});
