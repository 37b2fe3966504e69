/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RemoteFailure } from './failure/failure';
import { RemoteFailurePanel } from './remote-failure-panel';

const show = (details: readonly string[]) =>
  render(
    <RemoteFailurePanel
      title="Contoh"
      failure={new RemoteFailure('TIDAK_COCOK', 'mf_contoh', '2.0.0-b', { details })}
      onRetry={() => undefined}
    />,
  );

it('tells people in one sentence, and below it the team what did not fit', () => {
  const misfits = [
    'platform API: diminta 2, portal memakai 1',
    'vue: diminta ^3.0.0, portal tidak menyediakannya',
  ];
  show(misfits);
  const [heading, text, button, team] = [...screen.getByRole('alert').children];
  expect([heading?.textContent, text?.textContent]).toEqual([
    'Contoh tidak dapat ditampilkan',
    'Versi bagian ini tidak cocok dengan versi portal yang sedang berjalan. Bagian lain portal tetap dapat dipakai.',
  ]);
  expect(button?.textContent).toBe('Coba lagi');
  expect(team?.firstChild?.textContent).toBe('Untuk tim mf_contoh, versi 2.0.0-b:');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(misfits);
});

it('has no list where the sentence says it all', () => {
  show([]);
  expect(screen.queryByRole('list')).toBeNull();
});
