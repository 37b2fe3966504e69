import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { type Format, formatNames, formats } from '../choice/export-choice';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; margin-bottom: ${space(1)}; font-weight: 600; }
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: 0 ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  & > small { grid-column: 2; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & > input { accent-color: ${tokens.colour.brand}; margin: 3px 0 0; }
  &:hover { background: ${tokens.colour.hover}; }
  &:has(:checked) { border-color: ${tokens.colour.brand}; background: ${tokens.colour['brand-soft']}; }
  &:has(:focus-visible) { outline: 2px solid ${tokens.colour.brand}; outline-offset: 1px; }
`;

/** File formats with what each is good for; arrow keys move between them. */
export function FormatPicker({ value, onChange }: { value: Format; onChange: (format: Format) => void }) {
  return (
    <Group>
      <legend>Format</legend>
      {formatNames.map((format) => (
        <Choice key={format}>
          <input
            type="radio"
            name="format-export"
            checked={format === value}
            onChange={() => onChange(format)}
          />
          <b>{formats[format].label}</b>
          <small>{formats[format].use}</small>
        </Choice>
      ))}
    </Group>
  );
}
