import { EMPTY_VALUE } from '@selaras/domain';
import { space } from '@selaras/ui';
import styled from 'styled-components';

const List = styled.ul`
  padding-left: ${space(5)};
`;

/** Short texts below each other; a dash when there is none. */
export function NoteList({ notes }: { notes: readonly { readonly id: number; readonly catatan: string }[] }) {
  if (notes.length === 0) return EMPTY_VALUE;
  return (
    <List>
      {notes.map(({ id, catatan }) => (
        <li key={id}>{catatan}</li>
      ))}
    </List>
  );
}
