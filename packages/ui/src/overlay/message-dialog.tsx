import * as Dialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';
import { dialogStyle, Foot, type ModalSize, Veil } from './overlay-style';
import { useReturnFocus } from './return-focus';

const Content = styled(Dialog.Content)<{ $size: ModalSize }>`
  ${dialogStyle}
`;

const Message = styled.div`
  display: flex;
  gap: ${space(4)};
  padding: ${space(5)};
  overflow-y: auto;
  & h2 { font-size: ${tokens.text[20]}; margin-bottom: ${space(1)}; }
  & > div { min-width: 0; }
`;

export interface MessageDialogProps {
  open: boolean;
  title: string;
  icon?: ReactNode;
  /** Called by Escape. */
  onEscape: () => void;
  /** What happened and what follows. */
  children: ReactNode;
  buttons: ReactNode;
}

/** Frame of the dialogs that demand an answer: a press outside does not close them. */
export function MessageDialog({ open, title, icon, onEscape, children, buttons }: MessageDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <Dialog.Overlay asChild>
          <Veil>
            <Content
              role="alertdialog"
              $size="small"
              {...returnFocus}
              onEscapeKeyDown={onEscape}
              onInteractOutside={(event) => event.preventDefault()}
            >
              <Message>
                {icon}
                <div>
                  <Dialog.Title>{title}</Dialog.Title>
                  <Dialog.Description asChild>
                    <div>{children}</div>
                  </Dialog.Description>
                </div>
              </Message>
              <Foot>{buttons}</Foot>
            </Content>
          </Veil>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
