import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { Affix, Frame, Input } from './control-style';
import { FormField } from './form-field';

const SETTLE_MS = 250;

const Box = styled(Frame)`
  max-width: 360px;
  & > button { margin: -1px; }
  & input::-webkit-search-cancel-button { appearance: none; }
`;

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'required' | 'prefix'> {
  /** Only read out; the placeholder shows it. */
  label?: string;
  /** What is searched for now; lists keep it in the URL. */
  value: string;
  /** Called once typing has paused, and at once by Enter, by the cross and by leaving the field for something else. */
  onSearch: (text: string) => void;
}

/** Search over a list, for its toolbar. */
export function SearchField({ label = 'Cari', value, onSearch, id, ...input }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const asked = useRef(value);

  const ask = (wanted: string) => {
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  };
  const askSettled = useEffectEvent(ask);

  useEffect(() => {
    const timer = setTimeout(() => askSettled(text.trim()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  const now = (wanted: string) => {
    asked.current = wanted;
    setText(wanted);
    onSearch(wanted);
  };

  return (
    <FormField label={label} labelHidden id={id} required={false}>
      {(control) => (
        <Box role="search">
          <Affix>
            <Search size={16} aria-hidden="true" />
          </Affix>
          <Input
            placeholder={label}
            autoComplete="off"
            {...input}
            {...control}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && now(text.trim())}
            onBlur={() => ask(text.trim())}
          />
          {text !== '' && (
            <IconButton label="Kosongkan pencarian" icon={<X size={16} />} onClick={() => now('')} />
          )}
        </Box>
      )}
    </FormField>
  );
}
