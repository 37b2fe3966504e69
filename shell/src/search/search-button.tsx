import { lateDialog, space, tokens, VisuallyHidden } from '@selaras/ui';
import { Search } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { useMissingPart } from '../errors/use-missing-part';

const SearchDialog = lateDialog(async () => (await import('./search-dialog')).SearchDialog);

const Box = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: ${tokens.controlHeight};
  min-height: ${tokens.controlHeight};
  padding: 0 ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.ground};
  color: ${tokens.colour.muted};
  cursor: pointer;
  &:hover { border-color: ${tokens.colour['line-strong']}; color: ${tokens.colour.text}; }
  & kbd {
    margin-left: ${space(6)};
    padding: 0 ${space(1.5)};
    border: 1px solid ${tokens.colour.line};
    border-radius: 4px;
    font: inherit;
    font-size: ${tokens.text[12]};
  }
  @media (max-width: 640px) {
    border-color: transparent;
    background: none;
    justify-content: center;
    padding: 0;
  }
`;

const Shown = styled.span`
  @media (max-width: 640px) { display: none; }
`;

/** Opens the search over pages, units and indicators; Ctrl K does too. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const missing = useMissingPart(close);

  // Before the button is painted: whoever sees it may press its key.
  useLayoutEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <Box type="button" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <Search size={16} aria-hidden="true" />
        <VisuallyHidden>Cari halaman, satuan kerja atau indikator</VisuallyHidden>
        <Shown aria-hidden="true">
          Cari <kbd>Ctrl K</kbd>
        </Shown>
      </Box>
      {open && <SearchDialog onClose={close} onMissing={missing} />}
    </>
  );
}
