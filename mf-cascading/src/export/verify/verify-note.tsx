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
  &[data-verdict='changed'] { background: ${tokens.colour['accent-soft']}; color: ${tokens.colour.accent}; }
  & > svg { flex: none; }
  & > p { flex: 1; max-width: none; }
`;

const looks: Readonly<Record<Verdict, { Icon: typeof CircleCheck; words: string }>> = {
  same: { Icon: CircleCheck, words: 'Terverifikasi: data pada gambar sama dengan data saat ini.' },
  changed: { Icon: TriangleAlert, words: 'Data saat ini berbeda dengan data pada gambar.' },
  unknown: { Icon: CircleHelp, words: 'Data pada gambar tidak dapat diperiksa di sini.' },
};

interface VerifyNoteProps {
  /** Hash that the link on the picture carries. */
  sidik: string;
  onClose: () => void;
}

/** For a reader who followed the link on an exported picture: whether its data are still those of now. */
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
    <Note role="status" data-verdict={verdict}>
      <Icon size={16} aria-hidden="true" />
      <p>{words}</p>
      <IconButton label="Tutup pemeriksaan" icon={<X size={16} />} size="small" onClick={onClose} />
    </Note>
  );
}
