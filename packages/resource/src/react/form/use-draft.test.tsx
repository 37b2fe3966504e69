import { readDraft, writeDraft } from '@selaras/ui';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useDraft } from './use-draft';

const KEY = 'selaras_draf:4:program:1:2025';
const awal = { nama: 'Program' };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A form over a row with one field, and its draft. */
function open() {
  const { result, unmount } = renderHook(() => {
    const form = useForm({ defaultValues: awal });
    return {
      form,
      isDirty: form.formState.isDirty,
      draft: useDraft({ storageKey: KEY, form, versi: 3, awal }),
    };
  });
  return {
    draft: () => result.current.draft,
    type: (nama: string) => act(() => result.current.form.setValue('nama', nama, { shouldDirty: true })),
    resume: (nama: string) =>
      act(() => {
        result.current.form.reset({ nama }, { keepDefaultValues: true, keepDirty: false });
        result.current.draft.take();
      }),
    drop: () => act(() => result.current.draft.drop()),
    unmount,
  };
}
const second = () => act(() => jest.advanceTimersByTime(1_000));
const offered = () => readDraft<typeof awal>(KEY)?.nilai.nama ?? null;

describe('a draft', () => {
  it('is kept a second after it was typed, or when the form is left before', () => {
    const { type, draft, unmount } = open();
    type('Program baru');
    expect(offered()).toBeNull();
    second();
    expect(offered()).toBe('Program baru');
    expect(draft().keptAt).not.toBeNull();
    type('Program lain');
    unmount();
    expect(offered()).toBe('Program lain');
  });

  it('that was taken back within the second is never kept', () => {
    const { type, unmount } = open();
    type('Program baru');
    type(awal.nama);
    unmount();
    expect(offered()).toBeNull();
  });

  it('that was kept is forgotten once it was taken back', () => {
    const { type, draft } = open();
    type('Program baru');
    second();
    type(awal.nama);
    expect(draft().keptAt).toBeNull();
    second();
    expect(offered()).toBeNull();
  });

  it('that was found stays as it was, until it is answered, whatever was typed beside it and taken back', () => {
    writeDraft(KEY, { versi: 3, awal, nilai: { nama: 'Dari kemarin' } }, new Date(Date.now() - 86_400_000));
    const before = localStorage.getItem(KEY);
    const { type, draft, unmount } = open();
    type('Program baru');
    second();
    type(awal.nama);
    second();
    expect(localStorage.getItem(KEY)).toBe(before);
    expect(draft().found?.nilai).toEqual({ nama: 'Dari kemarin' });
    unmount();
    expect(localStorage.getItem(KEY)).toBe(before);
  });

  it('that was found and taken over stays kept, and is forgotten once it was taken back', () => {
    writeDraft(KEY, { versi: 3, awal, nilai: { nama: 'Dari kemarin' } });
    const { type, resume } = open();
    resume('Dari kemarin');
    expect(offered()).toBe('Dari kemarin');
    second();
    expect(offered()).toBe('Dari kemarin');
    type(awal.nama);
    second();
    expect(offered()).toBeNull();
  });

  it('that says what the row says already is not offered again', () => {
    writeDraft(KEY, { versi: 2, awal: null, nilai: awal });
    const { resume } = open();
    resume(awal.nama);
    expect(offered()).toBeNull();
  });

  it('that was saved is gone', () => {
    const { type, drop, unmount } = open();
    type('Program baru');
    drop();
    unmount();
    expect(offered()).toBeNull();
  });
});
