import { LoadingState, Modal, type ModalProps } from '@selaras/ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { DiagramAddress } from '../diagram/address/diagram-address';
import { type ModalAddress, type ModalKind, readModal, writeModal } from '../diagram/address/modal-address';
import { useDiagramPage } from '../diagram/context/diagram-page-context';
import type { DiagramStore } from '../diagram/store/diagram-store';
import { lazyPart } from '../lazy/lazy-part';
import type { CardSettings } from '../tree/card/card-text';
import { actionRules, actionsOf } from '../tree/model/action';
import { levelAt } from '../tree/model/level';
import { cardAt, type TreeModel } from '../tree/model/model';
import type { NodeModalProps } from './kit/node-modal-props';

const Content = styled.div`
  &:focus-visible { outline-offset: 4px; }
`;

interface ModalLook {
  readonly size: ModalProps['size'];
  /** Text only: it takes the focus itself, so that the keyboard can scroll it. */
  readonly text?: true;
  readonly Body: ComponentType<NodeModalProps>;
}

const tables = () => import('./table/table-modals');
const texts = () => import('./text/text-modals');

/** A modal's content is fetched when one of its kind is first opened. */
const part = (load: () => Promise<ComponentType<NodeModalProps>>) =>
  lazyPart(async () => ({ default: await load() }), <LoadingState />);

const looks: Readonly<Record<ModalKind, ModalLook>> = {
  ra: { size: 'wide', Body: part(async () => (await tables()).RencanaAksi) },
  rra: { size: 'wide', Body: part(async () => (await tables()).RealisasiRencanaAksi) },
  do: {
    size: 'wide',
    Body: part(async () => (await tables()).DefinisiOperasional),
  },
  'langkah-aksi': {
    size: 'large',
    text: true,
    Body: part(async () => (await texts()).KinerjaLangkahAksi),
  },
  'wakil-direktur': {
    size: 'wide',
    Body: part(async () => (await tables()).KinerjaWakilDirektur),
  },
  solusi: {
    size: 'wide',
    text: true,
    Body: part(async () => (await texts()).PerbaikanKinerja),
  },
  csf: { size: 'medium', text: true, Body: part(async () => (await texts()).DiagnosaCsf) },
  gagal: {
    size: 'medium',
    text: true,
    Body: part(async () => (await texts()).PenyebabKegagalan),
  },
  kamus: { size: 'large', Body: part(async () => (await tables()).KamusIndikator) },
};

interface ModalHostProps {
  store: DiagramStore;
  model: TreeModel;
  type: CardSettings['type'];
  address: Pick<DiagramAddress, 'modal' | 'bentuk'>;
  onAddress: (part: Partial<DiagramAddress>) => void;
}

/** The modal that the address names; nothing when its box is not in this tree or does not offer it. */
export default function ModalHost({ store, model, type, address, onAddress }: ModalHostProps) {
  const { tahun, satuanKerjaId } = useDiagramPage();
  const state = readModal(address.modal);
  const box = state === null ? undefined : model.indexOf.get(state.key);
  if (state === null || box === undefined || !offers(model, box, state)) return null;
  const { Body, size, text } = looks[state.kind];
  const { label } = actionRules[state.kind];
  const card = cardAt(model, box);
  const level = model.level[box] ?? 0;
  const onModal = (modal: string | null) => onAddress({ modal });
  const close = () => onModal(null);
  return (
    <Modal
      open
      size={size}
      title={label}
      description={`${levelAt(level).label[type]} · ${card.satuanKerja.nama}: ${card.sasaran}`}
      onClose={close}
    >
      <Content {...(text && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
        <Body
          key={`${state.kind}/${state.key}`}
          model={model}
          box={box}
          card={card}
          level={level}
          tahun={tahun}
          satuanKerjaId={satuanKerjaId}
          page={state.page}
          onPage={(page) => onModal(writeModal({ ...state, page }))}
          onClose={close}
          onFind={(found) => {
            // Only the live tree can highlight a box.
            onAddress({ modal: null, ...(address.bentuk === 'gambar' && { bentuk: 'teks' }) });
            store.find(found);
          }}
        />
      </Content>
    </Modal>
  );
}

const offers = (model: TreeModel, box: number, { kind }: ModalAddress): boolean =>
  actionsOf(model, box).some((action) => action === kind);
