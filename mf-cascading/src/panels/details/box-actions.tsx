import { Button, LinkButton, tokens, wrapRow } from '@selaras/ui';
import { FileText, Pencil, Plus } from 'lucide-react';
import styled from 'styled-components';
import { ActionSign } from '../../diagram/actions/action-sign';
import { useBoxAct } from '../../diagram/actions/use-box-act';
import { useBoxActs } from '../../diagram/context/box-acts-context';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { actionLabel } from '../../diagram/words/action-label';
import { useWords } from '../../diagram/words/words-context';
import { actionRules, actionsOf, type NodeAction } from '../../tree/model/action';
import { cardAt } from '../../tree/model/model';
import type { Scene } from '../../view/scene/scene';
import { documentLink } from './document-link';

const Actions = styled.div`
  ${wrapRow(2)}
`;

const Sign = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  color: ${tokens.colour.brand};
  font-weight: 700;
`;

/** A sign in words would only say the name twice. */
const isShort = (action: NodeAction) => actionRules[action].width < 44;

/** Every button of the selected box with its name in full: for those who do not press them in the picture. */
export function BoxActions({ store, scene }: { store: DiagramStore; scene: Scene }) {
  const { model, selected, state } = scene;
  const act = useBoxAct(store);
  const said = useWords();
  const { edit, reportOnly } = useBoxActs();
  const path = edit?.path(model, selected) ?? null;
  const below = edit?.below(model, selected) ?? null;
  const actions = actionsOf(model, selected).filter((action) => action !== 'ex');
  const document = documentLink(cardAt(model, selected).definisiOperasional);
  if (actions.length === 0 && path === null && below === null && document === null) return null;
  return (
    <Actions role="group" aria-label={said.actions} data-box-actions>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          icon={
            isShort(action) && (
              <Sign>
                <ActionSign action={action} />
              </Sign>
            )
          }
          aria-pressed={action === 'cc' ? state.crossOpen[selected] === 1 : undefined}
          onClick={() => act(model, selected, action)}
        >
          {actionLabel(action, said)}
        </Button>
      ))}
      {document !== null && (
        <LinkButton
          href={document}
          target="_blank"
          rel="noreferrer"
          size="small"
          icon={<FileText size={14} />}
        >
          {said.document}
        </LinkButton>
      )}
      {edit && path !== null && (
        <LinkButton as={edit.Link} path={path} size="small" icon={<Pencil size={14} />}>
          {reportOnly ? 'Isi realisasi' : 'Ubah'}
        </LinkButton>
      )}
      {edit && below !== null && (
        <LinkButton
          as={edit.Link}
          path={below.path}
          node={model.keys[selected]}
          size="small"
          icon={<Plus size={14} />}
          aria-keyshortcuts="Control+Enter"
          data-tambah
        >
          {below.label}
        </LinkButton>
      )}
    </Actions>
  );
}
