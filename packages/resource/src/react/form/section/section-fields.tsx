import { space, tokens } from '@selaras/ui';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import type { Section } from '../../../core/form/field';
import { groupsOf, isFieldClosed } from '../../../core/form/field-lock';
import { onlyRead } from '../../../core/lock';
import { FieldView } from '../../field/field-view';
import { useFormKit } from '../../field/form-kit';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(5)};
  & > * { min-width: 0; grid-column: 1 / -1; }
  & > [data-half] { grid-column: auto; }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    & > [data-half] { grid-column: 1 / -1; }
  }
`;

const Closed = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.accent};
`;

/** The fields of one part of a form, with the reason why it is closed when it is. */
export function SectionFields({ section }: { section: Section }) {
  const { lock, told, groups } = useFormKit();
  const allClosed = section.fields.every((field) => isFieldClosed(lock, groups, field));
  const written = groupsOf(groups, section.fields);
  const isTold = told && (lock === onlyRead || lock.concerns(written));
  return (
    <>
      {allClosed && !isTold && (
        <Closed>
          <Lock size={14} aria-hidden="true" />
          {lock.closedWords(written)}
        </Closed>
      )}
      <Fields>
        {section.fields.map((field) => (
          <div key={field.label} data-half={field.half || undefined}>
            <FieldView field={field} />
          </div>
        ))}
      </Fields>
    </>
  );
}
