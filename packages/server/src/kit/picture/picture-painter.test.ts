import type { Mark, Picture } from './picture';
import { PicturePainter } from './picture-painter';

const text = (content: string, lines: number): Mark => ({
  kind: 'text',
  x: 20,
  y: 60,
  text: content,
  size: 30,
  fill: '#123456',
  width: 400,
  lines,
});
const picture = (...marks: readonly Mark[]): Picture => ({
  width: 600,
  height: 315,
  ground: '#ffffff',
  title: 'Judul',
  description: 'Kalimat',
  marks,
});

let painter: PicturePainter;
beforeAll(() => {
  painter = new PicturePainter();
});
afterAll(() => painter.close());
const svg = async (...marks: readonly Mark[]) => String(await painter.paint(picture(...marks), 'svg'));
const linesOf = (drawn: string) => [...drawn.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line]) => line);

describe('a painted picture', () => {
  it('is a PNG of the size that was asked for, with its texts in the fonts that come along', async () => {
    const empty = await painter.paint(picture(), 'png');
    const written = await painter.paint(picture(text('Persentase penduduk miskin', 1)), 'png');
    expect(written.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
    expect([written.readUInt32BE(16), written.readUInt32BE(20)]).toEqual([600, 315]);
    expect(written.length).toBeGreaterThan(empty.length + 1000);
  });

  it('is an SVG that says what it shows, in which no text becomes markup', async () => {
    const attack = '</text><script>alert("1")</script>&\u0000\ud800';
    const drawn = String(
      await painter.paint({ ...picture(text(attack, 4)), title: attack, description: attack }, 'svg'),
    );
    expect(drawn).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="600" height="315"/);
    expect(drawn).toContain('<title>&lt;/text&gt;&lt;script&gt;');
    expect(drawn).not.toContain('<script');
    expect(/[\p{Cc}\p{Cs}]/u.test(drawn)).toBe(false);
    expect((await painter.paint(picture(text(attack, 4)), 'png')).length).toBeGreaterThan(1000);
  });

  it('breaks a long text into the lines it may have, and shortens what is left', async () => {
    expect(linesOf(await svg(text('Pendek', 2)))).toEqual(['Pendek']);
    const long = 'Persentase penduduk miskin di kawasan perdesaan yang menerima bantuan pangan';
    const [first, second, ...rest] = linesOf(await svg(text(long, 2)));
    expect(rest).toEqual([]);
    expect(long.startsWith(`${first} ${second?.slice(0, -1)}`)).toBe(true);
    expect(second).toMatch(/…$/);
    expect(linesOf(await svg(text('x'.repeat(100_000), 1)))[0]?.length).toBeLessThan(60);
  });
});

it('sixteen pictures that are asked for at once all come', async () => {
  const asked = Array.from({ length: 16 }, (_, at) => painter.paint(picture(text(`Gambar ${at}`, 1)), 'png'));
  for (const bytes of await Promise.all(asked)) expect(bytes.length).toBeGreaterThan(1000);
});

it('turns away who comes when the queue is full', async () => {
  const asked = Array.from({ length: 43 }, () => painter.paint(picture(), 'svg'));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2);
});
