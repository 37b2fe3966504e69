import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { useOwnUndo } from '../form/use-own-undo';
import { Body, dialogStyle, Foot, Head, type ModalSize, Veil } from './overlay-style';
import { useReturnFocus } from './return-focus';
import { keepFromDisabled, useSteadyFocus } from './steady-focus';

const Content = styled(Dialog.Content)<{ $size: ModalSize }>`
  ${dialogStyle}
`;

/** A press on a toast is not a press outside the dialog. */
const keepOpenForToast = (event: Event & { detail?: { originalEvent: Event } }) => {
  const target = event.detail?.originalEvent.target ?? event.target;
  if (target instanceof Element && target.closest('[data-toast]')) event.preventDefault();
};

/** Escape first closes an open list inside the dialog, then the dialog. */
const keepOpenForList = (event: KeyboardEvent) => {
  const target = event.target;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')) {
    event.preventDefault();
  }
};

export interface ModalProps {
  open: boolean;
  /** Called by Escape, the cross and a press outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: ModalSize;
  /** Buttons at the bottom right, the primary one last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog over the page: keeps the focus and undo inside, gives the focus back on closing, closes with Escape. */
export function Modal({ open, onClose, title, description, size = 'medium', footer, children }: ModalProps) {
  const returnFocus = useReturnFocus();
  const steadyFocus = useSteadyFocus();
  const ownUndo = useOwnUndo();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay asChild>
          <Veil>
            <Content
              ref={keepFromDisabled}
              $size={size}
              {...returnFocus}
              {...steadyFocus}
              onEscapeKeyDown={keepOpenForList}
              onInteractOutside={keepOpenForToast}
              {...(description === undefined && { 'aria-describedby': undefined })}
            >
              <Head>
                <div>
                  <Dialog.Title>{title}</Dialog.Title>
                  {description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
                </div>
                <Dialog.Close asChild>
                  <IconButton label="Tutup" icon={<X size={18} />} />
                </Dialog.Close>
              </Head>
              <Body {...ownUndo}>{children}</Body>
              {footer && <Foot>{footer}</Foot>}
            </Content>
          </Veil>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
