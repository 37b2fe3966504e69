import styled from 'styled-components';
import { Button } from '../../button/button';
import { Modal } from '../../overlay/modal';
import { space } from '../../token/tokens';
import type { FilterFoldProps } from './table-fold';

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

interface FilterSheetProps extends FilterFoldProps {
  title: string;
  onClose: () => void;
}

/** Everything that a list is chosen and ordered by, in a sheet from below; the list behind it follows at once. */
export function FilterSheet({ title, count, onClear, total, tools, children, onClose }: FilterSheetProps) {
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          {count !== null && (
            <Button disabled={count === 0} onClick={onClear}>
              Hapus semua
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {total === undefined ? 'Lihat daftar' : `Lihat ${total.toLocaleString('id-ID')} baris`}
          </Button>
        </>
      }
    >
      <Content>
        {children}
        {tools}
      </Content>
    </Modal>
  );
}
