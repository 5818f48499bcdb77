import { FilePicker } from './FilePicker.tsx';

type CsvPickerProps = { busy: boolean; onFile: (file: File) => void };

export function CsvPicker({ busy, onFile }: CsvPickerProps) {
  return (
    <FilePicker
      title="Choose a CSV file"
      hint="or drop it here. Nothing is changed yet."
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
      busy={busy}
      busyTitle="Reading the file…"
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
