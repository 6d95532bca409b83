/** A code that the browser reads from a text message, where it can. */
interface OtpCredential extends Credential {
  readonly code: string;
}

/** Waits for the code and hands it over. Gives the function that stops waiting. */
export function receiveOtp(onCode: (code: string) => void): () => void {
  const waiting = new AbortController();
  if ('OTPCredential' in window) {
    const options = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(options)
      .then((credential) => credential && onCode((credential as OtpCredential).code))
      .catch(() => {
        // Refused or given up: the code is typed instead.
      });
  }
  return () => waiting.abort();
}
