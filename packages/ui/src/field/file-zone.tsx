import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';
import { hiddenStyle } from '../visually-hidden';
import type { FieldControl } from './form-field';

const Zone = styled.div<{ $over: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 72px;
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${({ $over }) => ($over ? tokens.colour['brand-soft'] : tokens.colour.surface)};
  &:hover { border-color: ${tokens.colour.brand}; }
  &:focus-within { border-color: ${tokens.colour.brand}; outline: 2px solid ${tokens.colour.brand}; outline-offset: -1px; }
  &:has([aria-invalid='true']) { border-color: ${tokens.colour.danger}; }
  & > svg { flex: none; color: ${tokens.colour.brand}; }
`;

const Native = styled.input`
  ${hiddenStyle}
`;

const Choose = styled.button`
  flex: 1;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  & span { display: block; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  &:focus-visible { outline: none; }
  &::after { content: ''; position: absolute; inset: 0; }
`;

const Aside = styled.div`
  position: relative;
  z-index: 1;
`;

export interface FileZoneProps {
  control: FieldControl;
  /** Media types and endings as in `<input accept>`. */
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  title: string;
  hint: string;
  onFiles: (files: readonly File[]) => void;
  /** Stands at the end and is pressed for itself. */
  aside?: ReactNode;
}

/** Where files are chosen or dropped. */
export function FileZone({
  control,
  accept,
  multiple = false,
  disabled,
  title,
  hint,
  onFiles,
  aside,
}: FileZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const description = [control['aria-labelledby'], control['aria-describedby']].filter(Boolean).join(' ');
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };

  return (
    <Zone
      $over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={24} aria-hidden="true" />
      <Choose
        type="button"
        disabled={disabled}
        aria-describedby={description}
        onClick={() => input.current?.click()}
      >
        {title}
        <span>{hint}</span>
      </Choose>
      <Native
        {...control}
        ref={input}
        type="file"
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen once more after it was mended.
          target.value = '';
        }}
      />
      {aside && <Aside>{aside}</Aside>}
    </Zone>
  );
}
