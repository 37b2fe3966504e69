import { apiClient, failureText, handledByPage, invalidate, rowEtag } from '@selaras/api-client';
import { instrumenFields, type KelolaInstrumen } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { unsavedMark } from '@selaras/portal';
import { LockNotice, VersionedNotices } from '@selaras/resource';
import { TypedField } from '@selaras/resource/typed';
import { Button, Card, centredRow, Stack, space, tokens, useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Save, Undo2 } from 'lucide-react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { type Draft, draftWords, faultsOf, isiOf, moved, newKomponen, withChanged, without } from './draft';
import { instrumenEndpoints } from './instrumen-queries';
import { KomponenPart } from './komponen-part';
import { SkalaPart } from './skala-part';
import { useDraft } from './use-draft';

const Parts = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Bar = styled.div`
  ${centredRow(2)}
  position: sticky;
  z-index: 1;
  bottom: 0;
  justify-content: flex-end;
  padding: ${space(3)} 0;
  background: ${tokens.colour.ground};
  & > div { flex: 1 1 260px; max-height: 6lh; overflow: auto; }
  & ul { margin: 0; padding-left: ${space(5)}; color: ${tokens.colour.danger}; }
`;

/** Texts, weights, order, number of criteria and scale of a year's instrument, checked while they are written. */
export function InstrumenEditor({ kelola }: { kelola: KelolaInstrumen }) {
  const { instrumen, dipakai, riwayat } = kelola;
  const { form, draft, change, undo, canUndo } = useDraft(instrumen);
  const { typed, conflict } = form;
  const queries = useQueryClient();
  const toast = useToast();
  const faults = faultsOf(draft);
  const save = useMutation({
    mutationFn: () =>
      apiClient.request(instrumenEndpoints.update, {
        params: { tahunInstrumen: instrumen.tahun },
        body: isiOf(draft),
        ifMatch: rowEtag(form.row),
      }),
    meta: handledByPage(404, 409, 412, 422),
    onError: form.failed,
    onSuccess: ({ data }) => {
      form.saved(data.instrumen);
      invalidate(queries);
      toast.show({ tone: 'success', title: `Instrumen ${instrumen.tahun} disimpan` });
    },
  });
  const frozen = dipakai > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (faults.length > 0 || save.isPending || form.holdsBack()) return;
    if (typed) save.mutate();
    else form.takeCurrent();
  };
  const { komponen } = draft;
  return (
    <form noValidate onSubmit={submit} {...unsavedMark(typed)}>
      <Stack $gap={4}>
        {frozen && (
          <LockNotice reason="dipakai">
            Sudah dipakai {dipakai} lembar kerja, sehingga dibekukan. Salin ke tahun lain untuk mengubahnya.
          </LockNotice>
        )}
        {!frozen && <VersionedNotices form={form} words={draftWords} />}
        <Parts disabled={frozen}>
          <TypedField
            fields={instrumenFields}
            name="nama"
            form={{
              values: draft,
              set: (typed: Pick<Draft, 'nama'>) => change((now) => ({ ...now, ...typed }), 'nama'),
            }}
            error={undefined}
          />
          {komponen.map((part, at) => (
            <KomponenPart
              key={part.key}
              komponen={part}
              isFirst={at === 0}
              isLast={at === komponen.length - 1}
              onChange={(edit, field) =>
                change((now) => ({ ...now, komponen: withChanged(now.komponen, part.key, edit) }), field)
              }
              onMove={(by) => change((now) => ({ ...now, komponen: moved(now.komponen, part.key, by) }))}
              onRemove={() => change((now) => ({ ...now, komponen: without(now.komponen, part.key) }))}
            />
          ))}
          <div>
            <Button
              icon={<Plus size={16} />}
              onClick={() =>
                change((now) => ({
                  ...now,
                  komponen: [...now.komponen, newKomponen(String(now.komponen.length + 1))],
                }))
              }
            >
              Tambah komponen
            </Button>
          </div>
          <SkalaPart
            skala={draft.skala}
            onChange={(skala, field) => change((now) => ({ ...now, skala }), field)}
          />
        </Parts>
        <Card title="Riwayat">
          {riwayat.length === 0 ? (
            <p>Belum pernah diubah.</p>
          ) : (
            <ul>
              {riwayat.map(({ versi, ringkasan, oleh, waktu }) => (
                <li key={`${versi} ${waktu}`}>
                  {formatDateTime(waktu)}
                  {oleh !== null && ` · ${oleh}`}: {ringkasan}
                </li>
              ))}
            </ul>
          )}
        </Card>
        {!frozen && (
          <Bar>
            <div aria-live="polite">
              {faults.length > 0 && (
                <ul>
                  {faults.map((fault) => (
                    <li key={fault}>{fault}</li>
                  ))}
                </ul>
              )}
              {save.error !== null && conflict === null && (
                <p role="alert">{failureText(save.error).pesan}</p>
              )}
            </div>
            <Button icon={<Undo2 size={16} />} disabled={!canUndo} onClick={undo}>
              Urungkan
            </Button>
            <Button
              type="submit"
              variant="primary"
              icon={<Save size={16} />}
              loading={save.isPending}
              disabled={(!typed && conflict === null) || faults.length > 0}
            >
              Simpan instrumen
            </Button>
          </Bar>
        )}
      </Stack>
    </form>
  );
}
