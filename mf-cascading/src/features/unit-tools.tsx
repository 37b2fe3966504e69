import { PageLink, usePages } from '@selaras/portal';
import { ShownUnitPicker } from '@selaras/resource/picker';
import { Button, LinkButton, space, WideLabel } from '@selaras/ui';
import { CodeXml, Wallet } from 'lucide-react';
import styled from 'styled-components';
import type { PageKind } from './page-kind';
import { useDocuments } from './use-documents';

const Picker = styled.div`
  width: min(360px, calc(100vw - ${space(8)}));
`;

const GALLERY = 'sematkan';

export interface UnitToolsProps {
  kind: PageKind;
  value: number | null;
  onChange: (unit: number | null) => void;
}

/**
 * Chooses whose tree is shown; where the whole regency can be shown, nothing chosen means the regency. Beside it the
 * chosen unit's printable budget recap, in a new tab (spec 1 §2), and for the public how another site shows the same tree.
 */
export default function UnitTools({ kind, value, onChange }: UnitToolsProps) {
  const documents = useDocuments();
  const { hasPage } = usePages();
  const isEmbedded = kind.publik && kind.type === 'cascading' && hasPage(GALLERY);
  const regency = kind.withoutUnit === 'kabupaten';
  return (
    <>
      <Picker>
        <ShownUnitPicker
          publik={kind.units === 'semua'}
          value={value}
          onChange={onChange}
          required={!regency}
          placeholder={regency ? 'Seluruh kabupaten' : 'Pilih satuan kerja'}
        />
      </Picker>
      {value !== null && (
        <Button
          style={{ alignSelf: 'end' }}
          icon={<Wallet size={16} />}
          onClick={() => documents.openRekap(value)}
        >
          Rekap Anggaran
        </Button>
      )}
      {isEmbedded && (
        <LinkButton
          as={PageLink}
          page={GALLERY}
          query={{ satuan_kerja_id: value }}
          style={{ alignSelf: 'end' }}
          icon={<CodeXml size={16} />}
          title="Sematkan di situs lain"
        >
          <WideLabel>Sematkan</WideLabel>
        </LinkButton>
      )}
    </>
  );
}
