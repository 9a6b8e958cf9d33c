// Loaded into a program before its own code: when the program that started it is gone, it shuts down gracefully.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
