import { Check } from 'lucide-react';
import * as Dropdown from 'radix-ui/dropdown-menu';
import { Fragment, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { space, tokens } from '../token/tokens';
import type { MenuProps } from './menu-props';

const Content = styled(Dropdown.Content)`
  z-index: ${tokens.layer.menu};
  min-width: 200px;
  max-width: min(360px, calc(100vw - ${space(4)}));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${space(1)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.raised};
  box-shadow: ${tokens.shadow};
`;

const itemStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${tokens.controlHeight};
  padding: ${space(1)} ${space(3)};
  border-radius: ${tokens.radius.control};
  color: ${tokens.colour.text};
  &[data-tone='danger'] { color: ${tokens.colour.danger}; }
  cursor: pointer;
  user-select: none;
  & > svg, & > span:first-child { display: flex; flex: none; width: 16px; }
  &[data-highlighted] { background: ${tokens.colour['brand-soft']}; outline: none; }
  &[data-disabled] { color: ${tokens.colour.muted}; cursor: not-allowed; }
`;

const Item = styled(Dropdown.Item)`
  ${itemStyle}
`;
const CheckItem = styled(Dropdown.CheckboxItem)`
  ${itemStyle}
`;
const Label = styled(Dropdown.Label)`
  padding: ${space(1)} ${space(3)};
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
`;
const Rule = styled(Dropdown.Separator)`
  height: 1px;
  margin: ${space(1)} 0;
  background: ${tokens.colour.line};
`;

const ENTRY = '[role^=menuitem]:not([data-disabled])';

interface OpenMenuProps extends MenuProps {
  /** Whether a key pressed the button: then the first entry is next, as it will be from the second time on. */
  focusFirst: boolean;
}

/** A menu that opens as it is drawn, because its button has just been pressed. */
export function OpenMenu({ trigger, title, items, align = 'end', focusFirst }: OpenMenuProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusFirst) content.current?.querySelector<HTMLElement>(ENTRY)?.focus();
  }, [focusFirst]);

  return (
    <Dropdown.Root modal={false} defaultOpen>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Content ref={content} align={align} sideOffset={4} collisionPadding={8}>
        {title && <Label>{title}</Label>}
        {items.map(({ id, label, icon, onSelect, disabled, tone, checked, separated }) => (
          <Fragment key={id}>
            {separated && <Rule />}
            {checked === undefined ? (
              <Item disabled={disabled} data-tone={tone} onSelect={onSelect}>
                {icon}
                {label}
              </Item>
            ) : (
              <CheckItem
                disabled={disabled}
                checked={checked}
                onCheckedChange={onSelect}
                onSelect={(event) => event.preventDefault()}
              >
                <span aria-hidden="true">{checked && <Check size={16} />}</span>
                {label}
              </CheckItem>
            )}
          </Fragment>
        ))}
      </Content>
    </Dropdown.Root>
  );
}
