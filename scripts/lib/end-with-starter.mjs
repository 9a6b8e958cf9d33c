// Loaded into a program before its own code: without whoever started it, it stops in good order.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
