declare module 'web-push' {
  interface Closed {
    headers: Record<string, string | number>;
    body: Buffer;
  }
  const webPush: {
    generateRequestDetails: (
      to: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        TTL: number;
        urgency: 'high';
        vapidDetails: { subject: string; publicKey: string; privateKey: string };
      },
    ) => Closed;
  };
  export default webPush;
}
