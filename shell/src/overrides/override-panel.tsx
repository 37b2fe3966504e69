import { parseOverride } from '@selaras/federation';
import { Button, Modal, SelectField, space, TextField } from '@selaras/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { shellManifest } from '../manifest';
import { useShell } from '../shell-context';
import { readOverrides, writeOverrides } from './override-store';
import { refusalOf } from './refusal-of';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** Replaces one remote for this tab: which one, and where its build lies. */
export function OverridePanel({ onClose }: { onClose: () => void }) {
  const { manifests, overridePolicy, session, reload } = useShell();
  const remotes = manifests.filter(({ name }) => name !== shellManifest.name);
  const [name, setName] = useState(remotes[0]?.name ?? '');
  const [address, setAddress] = useState(overridePolicy.origins[0] ?? 'http://localhost:3101');
  const [error, setError] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = `${name}@${address.trim()}`;
    const override = parseOverride(text);
    const refusal =
      override === null
        ? 'Tulis alamat lengkap, misalnya http://localhost:3101.'
        : refusalOf(override, session.state().user, overridePolicy);
    setError(refusal);
    if (refusal !== null) return;
    writeOverrides([...readOverrides(), text]);
    reload();
  };

  return (
    <Modal open onClose={onClose} title="Remote pengganti">
      <Form onSubmit={submit} noValidate>
        <SelectField
          label="Remote"
          value={name}
          onChange={(event) => setName(event.target.value)}
          options={remotes.map((remote) => ({
            value: remote.name,
            label: `${remote.title} (${remote.name})`,
          }))}
        />
        <TextField
          label="Alamat bangunan"
          help="Folder yang berisi remote.json. Hanya tab ini yang memakainya."
          type="url"
          value={address}
          error={error ?? undefined}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" variant="primary">
          Pakai di tab ini
        </Button>
      </Form>
    </Modal>
  );
}
