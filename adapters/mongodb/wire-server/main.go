// A stand-in for a MongoDB server: FerretDB over SQLite, for tests and development.
//
// It prints one line of JSON, {"url": "mongodb://127.0.0.1:PORT/"}, once it listens, and ends on
// SIGTERM, SIGINT or when its standard input closes, so that it never outlives who started it.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/url"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "wire-server:", err)
		os.Exit(1)
	}
}

func run() error {
	listen := flag.String("listen", "127.0.0.1:0", "address to listen on; port 0 picks a free one")
	data := flag.String("data", "", "folder the data is kept in; a temporary one when empty")
	flag.Parse()

	folder, cleanUp, err := dataFolder(*data)
	if err != nil {
		return err
	}
	defer cleanUp()

	database, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
		Handler:   "sqlite",
		SQLiteURL: "file:" + filepath.ToSlash(folder) + "/",
	})
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", *listen)
	if err != nil {
		return err
	}

	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, os.Interrupt)
	defer stop()
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		stop()
	}()

	ended := make(chan error, 1)
	go func() { ended <- database.Run(ctx) }()
	upstream, err := url.Parse(database.MongoDBURI()) // Waits until the database listens.
	if err != nil {
		return err
	}
	address := map[string]string{"url": "mongodb://" + listener.Addr().String() + "/"}
	if err := json.NewEncoder(os.Stdout).Encode(address); err != nil {
		return err
	}
	if err := (&gate{listener: listener, upstream: upstream.Host}).serve(ctx); err != nil {
		return err
	}
	return <-ended
}

func dataFolder(given string) (folder string, cleanUp func(), err error) {
	if given == "" {
		folder, err = os.MkdirTemp("", "throughline-wire-server-")
		return folder, func() { _ = os.RemoveAll(folder) }, err
	}
	folder, err = filepath.Abs(given)
	if err != nil {
		return "", nil, err
	}
	return folder, func() {}, os.MkdirAll(folder, 0o700)
}
