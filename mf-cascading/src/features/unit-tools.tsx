import { SatuanKerjaPicker } from '@selaras/resource/picker';
import { Button, space } from '@selaras/ui';
import { Wallet } from 'lucide-react';
import styled from 'styled-components';
import type { PageKind } from './page-kind';
import { useDocuments } from './use-documents';

const Picker = styled.div`
  width: min(360px, calc(100vw - ${space(8)}));
`;

export interface UnitToolsProps {
  kind: PageKind;
  value: number | null;
  onChange: (unit: number | null) => void;
}

/**
 * Chooses whose tree is shown; where the whole regency can be shown, nothing chosen means the regency. Beside it the
 * chosen unit's printable budget recap, in a new tab (spec 1 §2).
 */
export default function UnitTools({ kind, value, onChange }: UnitToolsProps) {
  const documents = useDocuments();
  const regency = kind.withoutUnit === 'kabupaten';
  return (
    <>
      <Picker>
        <SatuanKerjaPicker
          publik={kind.units === 'semua'}
          value={value}
          onChange={(unit) => onChange(unit === null ? null : Number(unit))}
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
    </>
  );
}
