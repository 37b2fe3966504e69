/** Hands a fetched file to the browser's downloads. */
export function downloadBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken hold of the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
