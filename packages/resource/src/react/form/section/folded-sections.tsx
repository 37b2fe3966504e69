import { useSearchParams, useSession } from '@selaras/portal';
import { framed, space, tokens, usePrinting } from '@selaras/ui';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { type Field, fieldsOf, namesOf, type Section, type Values } from '../../../core/form/field';
import { isFieldClosed } from '../../../core/form/field-lock';
import { namedFields } from '../../../core/form/field-words';
import { FOCUS_PARAM } from '../../../core/form/focus-param';
import { filledFields } from '../../../core/form/folded';
import { faultsOf } from '../../../core/form/form-fault';
import { useFormKit } from '../../field/form-kit';
import { isKeptOpen, keepOpen, openKey } from './kept-open';
import { SectionFields } from './section-fields';

const Root = styled.details`
  ${framed}
`;

const Summary = styled.summary`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(2)};
  align-items: center;
  padding: ${space(4)} ${space(5)};
  border-radius: ${tokens.radius.card};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
  &:hover { background: ${tokens.colour.sunken}; }
  & > svg { transition: transform ${tokens.motion.fast}; }
  [open] > & > svg { transform: rotate(90deg); }
  & > h2 { font-size: ${tokens.text[16]}; }
  & > h2 > span { font-weight: 400; color: ${tokens.colour.muted}; }
  & > p { grid-column: 2; max-width: none; color: ${tokens.colour.muted}; }
`;

const Parts = styled.div`
  display: grid;
  gap: ${space(6)};
  padding: ${space(2)} ${space(5)} ${space(5)};
`;

const Part = styled.section`
  min-width: 0;
  padding-top: ${space(4)};
  border-top: 1px solid ${tokens.colour.line};
  & > header { margin-bottom: ${space(3)}; }
  & > header > h3 { font-size: ${tokens.text[14]}; }
  & > header > p { color: ${tokens.colour.muted}; }
`;

export interface FoldedSectionsProps {
  /** What lies folded, and what is asked before it. */
  rest: readonly Section[];
  first: readonly Section[];
  /** Name of the form, under which the reader's choice is kept. */
  form: string;
}

/**
 * What a form does not ask at first, on one line until somebody unfolds it. It lies open where something in it needs the
 * reader: a fault, the field that the address names, what came with the address, or what may be written while not all that
 * is asked first may.
 */
export function FoldedSections({ rest, first, form }: FoldedSectionsProps) {
  const { control } = useFormContext<Values>();
  const { surroundings, lock, groups } = useFormKit();
  const { user } = useSession();
  const [address] = useSearchParams();
  const values = useWatch({ control }) as Values;
  const { errors } = useFormState({ control });
  const printing = usePrinting();
  const key = openKey(user?.id ?? 0, form);
  const filled = filledFields(rest, values);
  const isClosed = (field: Field) => isFieldClosed(lock, groups, field);
  const [chosen, setChosen] = useState(
    () =>
      isKeptOpen(key) ||
      namedFields(rest).some(({ name }) => name === address.get(FOCUS_PARAM)) ||
      (surroundings.isNew && filled > 0) ||
      (fieldsOf(first).some((field) => namesOf(field).length > 0 && isClosed(field)) &&
        !fieldsOf(rest).every(isClosed)),
  );
  const open = chosen || printing;
  // What was unfolded once stays in the document: a figure that is being typed is held by its cell alone.
  const [drawn, setDrawn] = useState(open);
  if (open && !drawn) setDrawn(true);

  const hasFaults = faultsOf(rest, errors, surroundings).length > 0;
  useEffect(() => {
    if (hasFaults) setChosen(true);
  }, [hasFaults]);

  return (
    <Root open={open} onToggle={({ currentTarget }) => printing || setChosen(currentTarget.open)}>
      <Summary onClick={() => keepOpen(key, !open)}>
        <ChevronRight size={16} aria-hidden="true" />
        <h2>
          Isian lain <span>({filled} terisi)</span>
        </h2>
        <p>{contentsOf(rest, first).join(', ')}</p>
      </Summary>
      {drawn && (
        <Parts>
          {rest.map((section) => (
            <Part key={section.title} aria-label={section.title}>
              <header>
                <h3>{section.title}</h3>
                {section.help && <p>{section.help}</p>}
              </header>
              <SectionFields section={section} />
            </Part>
          ))}
        </Parts>
      )}
    </Root>
  );
}

/** What lies folded, in words: a part by its title, the rest of a part that stands above by its fields. */
function contentsOf(rest: readonly Section[], first: readonly Section[]): readonly string[] {
  const above = new Set(first.map(({ title }) => title));
  return rest.flatMap(({ title, fields }) => (above.has(title) ? fields.map(({ label }) => label) : [title]));
}
