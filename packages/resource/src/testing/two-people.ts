import type { SentRequest } from '@selaras/api-client/testing';
import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { writes } from './open-pages-of';

interface Meeting {
  readonly user: UserEvent;
  readonly queries: QueryClient;
  readonly sent: readonly SentRequest[];
  /** Types over a field of the row as it was read. */
  readonly type: () => Promise<unknown>;
  /** Another person saves the same field; answers what his is read as. */
  readonly other: () => string;
  readonly save: () => Promise<unknown>;
  /** What the field is called where both versions are shown. */
  readonly field: string;
}

/**
 * The attack of two people on an editor: one types, another saves the same field, the page reads it anew or not, and the
 * first one saves, again and again. Fails unless the save names the version that was typed over, both versions are shown
 * with none chosen, and nothing more is sent before one is. Answers the versions that the saves named.
 */
export async function meetAnother(
  meeting: Meeting,
  when: 'before it is read' | 'while one types',
): Promise<readonly (string | undefined)[]> {
  const { user, queries, sent, type, other, save, field } = meeting;
  const before = writes(sent).length;
  const versions = () =>
    writes(sent)
      .slice(before)
      .map(({ headers }) => headers['If-Match']);
  await type();
  const theirs = other();
  if (when === 'while one types') await act(() => queries.invalidateQueries());
  await save();
  const both = within(await screen.findByRole('group', { name: field }));
  both.getByText(theirs);
  expect(both.queryAllByRole('radio', { checked: true })).toHaveLength(0);

  await save();
  const told = await screen.findByText(/^Belum disimpan\. Pilih dulu/);
  expect(told.textContent).toContain(field);
  expect(document.activeElement).toBe(both.getByRole('radio', { name: /^Isian Anda/ }));
  expect(versions()).toHaveLength(1);

  await user.click(both.getByRole('radio', { name: /^Isian Anda/ }));
  await save();
  await waitFor(() => expect(versions()).toHaveLength(2));
  return versions();
}
