import { unsavedMark, uploadMark } from '@selaras/portal';
import { createNotices } from '../notices/notices';
import { mayLeave } from './leave-question';

type Marks = Readonly<Record<string, boolean | string>>;

/** A page with these marks. */
function show(...marks: readonly Marks[]): void {
  document.body.replaceChildren(
    ...marks.map((mark) => {
      const element = document.createElement('div');
      for (const [name, value] of Object.entries(mark)) element.setAttribute(name, String(value));
      return element;
    }),
  );
}

/** What is asked before this act; null when nothing is. */
async function questionOf(act: string) {
  const notices = createNotices();
  const leaving = mayLeave(notices, act);
  const [open] = notices.dialogs();
  open?.answer(false);
  expect(await leaving).toBe(open === undefined);
  return open?.dialog ?? null;
}

describe('the question before leaving', () => {
  it('is not asked when nothing is typed and no file is on its way', async () => {
    show(unsavedMark(false), uploadMark(false), uploadMark(false, { outlives: true }));
    expect(await questionOf('keluar')).toBeNull();
  });

  it.each([
    ['what was typed', [unsavedMark(true)], /^Isian .+ akan hilang bila Anda keluar\.$/],
    ['files that end with the page', [uploadMark(true)], /^Berkas .+ terputus bila Anda keluar\.$/],
    ['files that go on', [uploadMark(true, { outlives: true })], /berlanjut di halaman dan tahun lain/],
    ['both, of what is lost for good', [uploadMark(true), unsavedMark(true)], /^Isian /],
    [
      'files of both kinds, of those that end',
      [uploadMark(true, { outlives: true }), uploadMark(true)],
      /terputus bila/,
    ],
  ] as const)('speaks of %s', async (_what, marks, text) => {
    show(...marks);
    expect(await questionOf('keluar')).toMatchObject({ kind: 'confirm', text: expect.stringMatching(text) });
  });
});
