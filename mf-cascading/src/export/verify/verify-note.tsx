import { IconButton, space, tokens } from '@selaras/ui';
import { CircleCheck, CircleHelp, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useShownTree } from '../hooks/use-shown-tree';
import { dataHash } from '../proof/data-hash';
import { type Verdict, verdictOf } from '../proof/verdict';

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(4)};
  background: ${tokens.colour['brand-soft']};
  color: ${tokens.colour.text};
  &[data-putusan='berubah'] { background: ${tokens.colour['accent-soft']}; color: ${tokens.colour.accent}; }
  & > svg { flex: none; }
  & > p { flex: 1; max-width: none; }
`;

const looks: Readonly<Record<Verdict, { Icon: typeof CircleCheck; words: string }>> = {
  sama: { Icon: CircleCheck, words: 'Terverifikasi: data pada gambar sama dengan data saat ini.' },
  berubah: { Icon: TriangleAlert, words: 'Data saat ini berbeda dengan data pada gambar.' },
  'tidak-diketahui': { Icon: CircleHelp, words: 'Data pada gambar tidak dapat diperiksa di sini.' },
};

interface VerifyNoteProps {
  /** Hash that the link on the picture carries. */
  sidik: string;
  onClose: () => void;
}

/** Tells who followed the link on an exported picture whether its data still hold. */
export default function VerifyNote({ sidik, onClose }: VerifyNoteProps) {
  const data = useShownTree()?.data;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    let wanted = true;
    void dataHash(data).then((now) => wanted && setVerdict(verdictOf(sidik, now)));
    return () => {
      wanted = false;
    };
  }, [data, sidik]);
  if (verdict === null) return null;
  const { Icon, words } = looks[verdict];
  return (
    <Note role="status" data-putusan={verdict}>
      <Icon size={16} aria-hidden="true" />
      <p>{words}</p>
      <IconButton label="Tutup pemeriksaan" icon={<X size={16} />} size="small" onClick={onClose} />
    </Note>
  );
}
