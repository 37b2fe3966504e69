import type { AnyResource } from '../../core/resource';
import { fileOfResource } from '../../core/resource-call';
import { spreadsheetName } from '../../core/year';
import { SpreadsheetButton } from '../spreadsheet-button';

interface ExportButtonProps {
  resource: AnyResource;
  /** Filters and order of the list; the export has all rows that fit, not just the page. */
  query: Readonly<Record<string, unknown>>;
  tahun: number | null;
}

/** Fetches the list as a spreadsheet with the user's rights. */
export function ExportButton({ resource, query: { page: _, ...query }, tahun }: ExportButtonProps) {
  return (
    <SpreadsheetButton
      file={() => fileOfResource(resource.endpoints.export, { query })}
      name={spreadsheetName(resource.path.slice(1), tahun)}
    />
  );
}
