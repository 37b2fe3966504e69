import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import type { BoxActs } from '../diagram/context/box-acts-context';
import { cardAt } from '../tree/model/model';
import { useDocuments } from './use-documents';

interface DocumentsProps {
  onDocuments: Dispatch<SetStateAction<BoxActs['openDocument'] | null>>;
}

/** Provides what opens the documents of a box while it is mounted; draws nothing. */
export default function Documents({ onDocuments }: DocumentsProps) {
  const documents = useDocuments();
  const latest = useRef(documents);
  latest.current = documents;
  useEffect(() => {
    const open: BoxActs['openDocument'] = (action, model, box) => {
      if (action === 'pk') latest.current.openPk(model, box);
      else latest.current.openRekap(cardAt(model, box).satuanKerja.id);
    };
    onDocuments(() => open);
    return () => onDocuments(null);
  }, [onDocuments]);
  return null;
}
