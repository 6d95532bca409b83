import { closeOutput, openOutput } from '../../../cli/publish/open-output.ts';

/** Opens the output folder named, says so, and holds it until it is killed; or says that it is busy. */
try {
  const output = await openOutput(process.argv[2] ?? '');
  console.log('open');
  setTimeout(() => closeOutput(output), 60_000);
} catch (error) {
  console.log((error as { code?: string }).code);
}
