import { useYears } from '@selaras/portal';
import { ShownUnitPicker } from '@selaras/resource/picker';
import { SelectField, space } from '@selaras/ui';
import styled from 'styled-components';
import { type AddressChoice, locales, themes, versions } from '../choice/embed-choice';
import type { useEmbedChoice } from '../choice/use-embed-choice';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space(3)};
  align-items: start;
  & > :first-child { grid-column: span 2; }
  @media (max-width: 640px) { & > :first-child { grid-column: auto; } }
  @media print { display: none; }
`;

interface ChoicesProps {
  value: AddressChoice;
  onChange: ReturnType<typeof useEmbedChoice>['change'];
}

/** Unit, year, theme, language and version that the code is written for. */
export default function Choices({ value, onChange }: ChoicesProps) {
  const { selectable } = useYears();
  return (
    <Fields>
      <ShownUnitPicker
        publik
        required={false}
        placeholder="Seluruh kabupaten"
        value={value.satuanKerjaId}
        onChange={(satuanKerjaId) => onChange({ satuanKerjaId })}
      />
      <SelectField
        label="Tahun diagram"
        value={value.tahun}
        options={selectable.map((tahun) => ({ value: tahun, label: String(tahun) }))}
        onChange={({ target }) => onChange({ tahun: Number(target.value) })}
      />
      <SelectField
        label="Tema"
        value={value.theme}
        options={themes}
        onChange={({ target }) => onChange({ theme: target.value as AddressChoice['theme'] })}
      />
      <SelectField
        label="Bahasa"
        value={value.locale}
        options={locales}
        onChange={({ target }) => onChange({ locale: target.value as AddressChoice['locale'] })}
      />
      <SelectField
        label="Versi"
        value={value.versi}
        options={versions}
        onChange={({ target }) => onChange({ versi: target.value as AddressChoice['versi'] })}
      />
    </Fields>
  );
}
