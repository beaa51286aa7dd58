#!/usr/bin/env python3
"""rig.py - runs a command on a real Linux kernel with real input devices.

    rig.py setup                          fetches and unpacks the kernel, builds the images (cached)
    rig.py run [options] -- COMMAND...    boots a guest, runs COMMAND in it, brings /out back, exits as it did

The guest is QEMU (software emulation, no KVM) with Debian's stock kernel. Its initramfs is the base image, udev's
image where it is asked for, and one made for this run with the files asked for by --put and --bin.

Four virtio-serial ports connect the guest with this script:
    rig.out     what COMMAND prints, passed on as it comes
    rig.ctl     one line at the end: "exit STATUS"
    rig.files   a tar of the guest's /out
    rig.qmp     QEMU's own monitor, so that a guest script can turn a wheel or pull a device of its own machine
"""
import argparse
import lzma
import os
import re
import select
import shlex
import shutil
import socket
import stat
import struct
import subprocess
import sys
import tarfile
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
CHECKOUT = os.path.dirname(os.path.dirname(HERE))
CACHE = os.environ.get("RIG_CACHE", os.path.join(CHECKOUT, ".build", "kernel-rig"))
BASE_IMAGE = os.path.join(CACHE, "base.cpio")
UDEV_IMAGE = os.path.join(CACHE, "udev.cpio")
VMLINUX = os.path.join(CACHE, "vmlinux")
BZIMAGE = os.path.join(CACHE, "vmlinuz")
QEMU = "qemu-system-x86_64"

# In the order that the guest loads them; what they depend on is added.
MODULES = ["virtio_pci", "virtio_console", "evdev", "uinput", "virtio_input", "hid-generic", "hid-multitouch", "uhid",
           "usbhid", "xhci-pci"]

# `quiet` matters most here: a serial console under emulation is slow.
CMDLINE = ("console=ttyS0 quiet panic=-1 rdinit=/init nokaslr mitigations=off audit=0 tsc=reliable no_timer_check "
           "cryptomgr.notests random.trust_cpu=on")

# Without RDRAND the first getrandom(2), with which Swift seeds its hashes, waits for a second.
CPU = "qemu64,+rdrand"

# Short names for --device; USB ones bring the controller with them.
DEVICES = {
    "virtio-mouse": "virtio-mouse-pci,id=vmouse",
    "virtio-tablet": "virtio-tablet-pci,id=vtablet",
    "virtio-keyboard": "virtio-keyboard-pci,id=vkbd",
    "usb-mouse": "usb-mouse,id=umouse",
    "usb-tablet": "usb-tablet,id=utablet",
    "usb-kbd": "usb-kbd,id=ukbd",
}

UDEV_RULES = ["50-udev-default", "60-evdev", "60-input-id", "60-persistent-input", "60-sensor", "70-joystick",
              "70-mouse", "70-touchpad", "70-uaccess", "71-seat", "73-seat-late", "80-drivers",
              "80-libinput-device-groups", "90-libinput-fuzz-override"]

PASSWD = """root:x:0:0:root:/:/bin/sh
nobody:x:65534:65534:nobody:/:/bin/sh
member:x:1000:1000:in group input:/:/bin/sh
seat:x:1001:1001:sits at the seat:/:/bin/sh
"""

# The groups of udev's own rules are among them, as it warns about each that is missing.
GROUPS = "root:x:0:\ninput:x:104:member\nmember:x:1000:\nseat:x:1001:\nnogroup:x:65534:\n" + "".join(
    f"{name}:x:{number}:\n" for number, name in enumerate(
        "tty dialout disk lp cdrom tape audio video kmem kvm render sgx".split(), 110))


class Unavailable(Exception):
    """What the rig needs from outside cannot be had here."""


# ------------------------------------------------------------------ setup

def output(*command, **options):
    return subprocess.run(command, check=True, text=True, capture_output=True, **options).stdout


def fetch(package):
    """Unpacks a Debian package below the cache, without installing it."""
    where = os.path.join(CACHE, package)
    if os.path.isdir(where):
        return where
    debs = os.path.join(CACHE, "debs")
    os.makedirs(debs, exist_ok=True)
    if not deb_of(package, debs):
        try:
            output("apt-get", "download", package, cwd=debs)
        except (OSError, subprocess.CalledProcessError) as error:
            raise Unavailable(f"apt-get cannot download {package}: {last_line(error)}") from None
    part = where + ".part"
    shutil.rmtree(part, ignore_errors=True)
    output("dpkg-deb", "-x", os.path.join(debs, deb_of(package, debs)), part)
    os.rename(part, where)
    return where


def deb_of(package, folder):
    return next((name for name in sorted(os.listdir(folder)) if name.startswith(package + "_")), None)


def last_line(error):
    lines = (getattr(error, "stderr", None) or str(error)).strip().splitlines()
    return lines[-1] if lines else "no reason given"


def kernel_package():
    """The versioned package that linux-image-amd64 stands for now; one that is in the cache already wins."""
    for name in sorted(os.listdir(CACHE)) if os.path.isdir(CACHE) else []:
        if re.fullmatch(r"linux-image-\d.*-amd64", name):
            return name
    try:
        lines = output("apt-cache", "depends", "linux-image-amd64").splitlines()
    except (OSError, subprocess.CalledProcessError) as error:
        raise Unavailable(f"apt-cache knows no linux-image-amd64: {last_line(error)}") from None
    for line in lines:
        if "Depends: linux-image-" in line:
            return line.split()[-1]
    raise Unavailable("apt-cache knows no linux-image-amd64; apt-get update may help")


def unpack_bzimage(path):
    """The ELF kernel inside a bzImage, so that the guest need not decompress it."""
    with open(path, "rb") as file:
        image = file.read()
    if image[0x202:0x206] != b"HdrS":
        sys.exit(f"rig: {path} is no bzImage")
    setup_sectors = image[0x1F1] or 4
    offset, length = struct.unpack_from("<II", image, 0x248)
    start = (setup_sectors + 1) * 512 + offset
    return lzma.LZMADecompressor(format=lzma.FORMAT_XZ).decompress(image[start:start + length])


def setup():
    """Makes kernel and images, whatever of them is missing or older than what it is made of."""
    os.makedirs(CACHE, exist_ok=True)
    package = kernel_package()
    root, release = fetch(package), package[len("linux-image-"):]
    if not (os.path.exists(VMLINUX) and os.path.exists(BZIMAGE)):
        shutil.copy(f"{root}/boot/vmlinuz-{release}", BZIMAGE)
        with open(VMLINUX + ".part", "wb") as file:
            file.write(unpack_bzimage(BZIMAGE))
        os.rename(VMLINUX + ".part", VMLINUX)
    if is_stale(BASE_IMAGE):
        base_tree(root, release).write(BASE_IMAGE)
    if is_stale(UDEV_IMAGE):
        udev_tree().write(UDEV_IMAGE)
    return release


def is_stale(image):
    sources = [os.path.abspath(__file__)] + [f"{HERE}/guest/{name}" for name in ("init", "qmp", "udev-up")]
    return not os.path.exists(image) or os.path.getmtime(image) < max(map(os.path.getmtime, sources))


def module_files(root, release):
    """The files of MODULES and of what they depend on, in the order to load them."""
    if not os.path.exists(f"{root}/lib/modules/{release}/modules.dep"):
        output("/sbin/depmod", "-b", root, release)
    files = []
    for name in MODULES:
        for line in output("/sbin/modprobe", "-d", root, "-S", release, "--show-depends", name).splitlines():
            verb, path = line.split()[:2]
            if verb == "insmod" and path not in files:
                files.append(path)
    return files


def base_tree(root, release):
    busybox = os.path.join(fetch("busybox-static"), "bin/busybox")
    tree = Tree()
    for folder in "bin dev proc sys run tmp out guest etc lib/modules".split():
        tree.mkdir(folder)
    tree.file("bin/busybox", busybox, 0o755)
    for applet in output(busybox, "--list").split():
        if applet not in ("busybox", "init"):
            tree.symlink("bin/" + applet, "busybox")
    modules = module_files(root, release)
    for path in modules:
        tree.file("lib/modules/" + os.path.basename(path), path)
    tree.text("lib/modules/order", "".join(os.path.basename(path) + "\n" for path in modules))
    tree.text("etc/passwd", PASSWD)
    tree.text("etc/group", GROUPS)
    tree.file("init", os.path.join(HERE, "guest/init"), 0o755)
    tree.file("bin/qmp", os.path.join(HERE, "guest/qmp"), 0o755)
    return tree


def udev_tree():
    """Debian's udev, its rules for input and libinput's, and the hardware database."""
    udev, systemd, libinput = (fetch(package) for package in ("udev", "systemd", "libinput-bin"))
    tree = Tree()
    tree.program(f"{udev}/bin/udevadm", "bin/udevadm")
    tree.symlink("lib/systemd/systemd-udevd", "/bin/udevadm")
    for name in UDEV_RULES:
        for root in (udev, systemd, libinput):
            path = f"{root}/lib/udev/rules.d/{name}.rules"
            if os.path.exists(path):
                tree.file(f"lib/udev/rules.d/{name}.rules", path)
    for helper in os.listdir(f"{libinput}/lib/udev"):
        if helper.startswith("libinput-"):
            tree.program(f"{libinput}/lib/udev/{helper}", f"lib/udev/{helper}")
    tree.file("etc/udev/hwdb.bin", hardware_database(udev))
    tree.text("etc/udev/udev.conf", "udev_log=info\n")
    tree.file("bin/udev-up", os.path.join(HERE, "guest/udev-up"), 0o755)
    return tree


def hardware_database(udev):
    """udev's hardware database of what concerns input; the whole of it is 12 MB, most of it USB and PCI names."""
    database = os.path.join(CACHE, "hwdb.bin")
    if os.path.exists(database):
        return database
    with tempfile.TemporaryDirectory(prefix="hwdb.") as root:
        os.makedirs(f"{root}/lib/udev/hwdb.d")
        os.makedirs(f"{root}/etc/udev")
        for name in os.listdir(f"{udev}/lib/udev/hwdb.d"):
            if re.search(r"evdev|mouse|touchpad|pointingstick|sensor|input|keyboard|joystick", name):
                shutil.copy(f"{udev}/lib/udev/hwdb.d/{name}", f"{root}/lib/udev/hwdb.d")
        output(f"{udev}/bin/udevadm", "hwdb", "--update", "--root=" + root)
        found = [os.path.join(folder, "hwdb.bin") for folder, _, names in os.walk(root) if "hwdb.bin" in names]
        shutil.copy(found[0], database)
    return database


# --------------------------------------------------------------- initramfs

class Tree:
    """Files to be, written as a `newc` cpio archive."""

    def __init__(self):
        self.entries = {}                       # path -> (mode, bytes or host path)

    def mkdir(self, path):
        parts = path.strip("/").split("/")
        for count in range(1, len(parts) + 1):
            self.entries.setdefault("/".join(parts[:count]), (stat.S_IFDIR | 0o755, b""))

    def _add(self, path, entry):
        path = path.strip("/")
        if "/" in path:
            self.mkdir(os.path.dirname(path))
        self.entries[path] = entry

    def file(self, path, source, mode=None):
        mode = mode if mode is not None else os.stat(source).st_mode & 0o777
        self._add(path, (stat.S_IFREG | mode, source))

    def text(self, path, text, mode=0o644):
        self._add(path, (stat.S_IFREG | mode, text.encode()))

    def symlink(self, path, target):
        self._add(path, (stat.S_IFLNK | 0o777, target.encode()))

    def copy(self, source, path):
        """A file or a whole folder; links inside a folder stay links."""
        if not os.path.isdir(source):
            self.file(path, source)
            return
        self.mkdir(path)
        for folder, folders, files in os.walk(source):
            at = os.path.normpath(os.path.join(path, os.path.relpath(folder, source)))
            for name in folders + files:
                full = os.path.join(folder, name)
                if os.path.islink(full):
                    self.symlink(f"{at}/{name}", os.readlink(full))
                elif name in folders:
                    self.mkdir(f"{at}/{name}")
                else:
                    self.file(f"{at}/{name}", full)

    def program(self, source, path):
        """A program together with the shared objects that ldd says it needs."""
        self.file(path, source, 0o755)
        done = subprocess.run(["ldd", source], text=True, capture_output=True)
        for line in done.stdout.splitlines():
            if "not found" in line:
                sys.exit(f"rig: {source}: {line.strip()}")
            found = re.search(r"(/\S+) \(0x", line)
            if found:
                self.file(found.group(1), os.path.realpath(found.group(1)), 0o755)

    def write(self, to):
        with open(to + ".part", "wb") as out:
            for number, (path, (mode, source)) in enumerate(self.entries.items(), 1):
                data = source
                if not isinstance(source, bytes):
                    with open(source, "rb") as file:
                        data = file.read()
                self._record(out, number, path, mode, data)
            self._record(out, 0, "TRAILER!!!", 0, b"")
            out.write(b"\0" * (-out.tell() % 512))
        os.rename(to + ".part", to)

    @staticmethod
    def _record(out, inode, path, mode, data):
        name = path.encode() + b"\0"
        fields = (inode, mode, 0, 0, 1, 0, len(data), 0, 0, 0, 0, len(name), 0)
        out.write(b"070701" + b"".join(b"%08x" % field for field in fields) + name)
        out.write(b"\0" * (-out.tell() % 4))
        out.write(data)
        out.write(b"\0" * (-out.tell() % 4))


def run_tree(opt):
    """What is asked for with --put and --bin, the command, and how the guest is to run it."""
    tree = Tree()
    for spec in opt.put:
        source, _, path = spec.partition(":")
        tree.copy(source, path or "guest/" + os.path.basename(source.rstrip("/")))
    for spec in opt.bin:
        source, _, path = spec.partition(":")
        source = shutil.which(source) or source
        tree.program(source, path or "bin/" + os.path.basename(source))
    command = opt.command[0] if len(opt.command) == 1 else shlex.join(opt.command)
    tree.text("rig/command", command + "\n")
    # The guest gives up a little earlier than this script, so that what it had written by then still comes back.
    tree.text("rig/limit", str(max(1, int(opt.timeout - 8))))
    tree.text("rig/skip-modules", "".join(name + "\n" for name in opt.without_module))
    return tree


def build_initrd(opt, folder):
    run_tree(opt).write(f"{folder}/run.cpio")
    with open(f"{folder}/initrd", "wb") as out:
        for part in [BASE_IMAGE] + [UDEV_IMAGE] * opt.udev + [f"{folder}/run.cpio"]:
            with open(part, "rb") as file:
                shutil.copyfileobj(file, out)
    return f"{folder}/initrd"


# --------------------------------------------------------------------- run

def qemu_command(opt, folder, initrd):
    args = [QEMU, "-M", "pc,hpet=off,vmport=off", "-accel", "tcg", "-cpu", CPU, "-smp", str(opt.smp),
            "-m", str(opt.mem), "-nodefaults", "-display", "none", "-initrd", initrd, "-append", CMDLINE,
            "-serial", f"file:{folder}/console.log", "-device", "virtio-serial-pci"]
    # Only a kernel that the firmware booted comes back from suspend to memory, which is a reset for QEMU.
    args += ["-kernel", BZIMAGE] if opt.suspend else ["-kernel", VMLINUX, "-no-reboot"]
    for name in ("out", "ctl", "files"):
        args += ["-chardev", f"socket,id={name},path={folder}/{name}.sock",
                 "-device", f"virtserialport,chardev={name},name=rig.{name}"]
    # The monitor is at the other end of one of the guest's own ports.
    args += ["-qmp", f"unix:{folder}/guest.qmp,server=on,wait=off",
             "-chardev", f"socket,id=gqmp,path={folder}/guest.qmp,reconnect=1",
             "-device", "virtserialport,chardev=gqmp,name=rig.qmp"]
    wanted = [DEVICES.get(device, device) for device in opt.device]
    if opt.usb or any(device.startswith("usb-") for device in wanted):
        args += ["-device", "qemu-xhci,id=xhci"]
    for device in wanted:
        args += ["-device", device]
    return args


def listen(folder):
    listeners = {}
    for name in ("out", "ctl", "files"):
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(f"{folder}/{name}.sock")
        listener.listen(1)
        listeners[listener] = name
    return listeners


def run(opt):
    started = time.monotonic()
    setup()
    folder = tempfile.mkdtemp(prefix="rig.")
    status, why = None, "interrupted"
    try:
        initrd = build_initrd(opt, folder)
        listeners = listen(folder)
        with open(f"{folder}/qemu.err", "wb") as errors:
            qemu = subprocess.Popen(qemu_command(opt, folder, initrd), stdin=subprocess.DEVNULL,
                                    stdout=subprocess.DEVNULL, stderr=errors)
        try:
            status, why = converse(opt, qemu, listeners, folder, started)
        finally:
            qemu.kill()
            qemu.wait()
        if opt.out and status is not None:
            os.makedirs(opt.out, exist_ok=True)
            with tarfile.open(f"{folder}/files.tar") as tar:
                tar.extractall(opt.out, filter="data")
        if status is None or opt.console:
            sys.stderr.write(tail(f"{folder}/qemu.err") + tail(f"{folder}/console.log"))
    finally:
        shutil.rmtree(folder)
    if status is None:
        print("rig: " + why, file=sys.stderr)
        return 124 if why.startswith("time") else 125
    return status


def tail(path, size=4000):
    try:
        with open(path, "rb") as file:
            return file.read()[-size:].decode(errors="replace")
    except OSError:
        return ""


def converse(opt, qemu, listeners, folder, started):
    """Passes the guest's output on until it says how its command ended."""
    streams, status, control = {}, None, b""
    with open(f"{folder}/files.tar", "wb") as files:
        while True:
            left = opt.timeout - (time.monotonic() - started)
            if left <= 0:
                return None, f"time limit of {opt.timeout:g} s reached"
            ready, _, _ = select.select(list(listeners) + list(streams), [], [], min(left, 0.1))
            if not ready and qemu.poll() is not None:
                return None, f"QEMU ended by itself with status {qemu.returncode} (guest crash or a bad device?)"
            # What the guest wrote before its "exit" may still be on its way: drain until nothing comes.
            if status is not None and not ready:
                return status, ""
            for stream in ready:
                if stream in listeners:
                    streams[stream.accept()[0]] = listeners.pop(stream)
                    continue
                data = stream.recv(1 << 16)
                if not data:
                    del streams[stream]
                elif streams[stream] == "out":
                    sys.stdout.buffer.write(data)
                    sys.stdout.buffer.flush()
                elif streams[stream] == "files":
                    files.write(data)
                else:
                    control += data
            found = re.search(rb"^exit (\d+)\n", control, re.M)
            if found:
                status = int(found.group(1))


def parser():
    top = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = top.add_subparsers(dest="verb", required=True)
    verbs.add_parser("setup")
    run_options(verbs.add_parser("run"))
    return top


def run_options(p):
    p.add_argument("--put", action="append", default=[], metavar="HOST[:GUEST]", help="a file or folder (to /guest)")
    p.add_argument("--bin", action="append", default=[], metavar="HOST[:GUEST]",
                   help="a program, with its shared objects (to /bin)")
    p.add_argument("--out", help="where the guest's /out goes")
    p.add_argument("--device", action="append", default=[], help="%s, or any QEMU -device" % ", ".join(DEVICES))
    p.add_argument("--udev", action="store_true", help="bring udev; the command starts it with udev-up")
    p.add_argument("--usb", action="store_true", help="a USB controller even without a USB device")
    p.add_argument("--suspend", action="store_true", help="boot so that suspend to memory works (slower by 1 s)")
    p.add_argument("--without-module", action="append", default=[], help="a module not to load at boot")
    p.add_argument("--timeout", type=float, default=60)
    p.add_argument("--smp", type=int, default=1)
    p.add_argument("--mem", type=int, default=512)
    p.add_argument("--console", action="store_true", help="show the kernel's console at the end")
    p.add_argument("command", nargs="+")


def main():
    opt = parser().parse_args()
    try:
        if opt.verb == "run":
            return run(opt)
        print(f"kernel {setup()} in {CACHE}")
        return 0
    except Unavailable as reason:
        sys.exit(f"rig: {reason}")


if __name__ == "__main__":
    sys.exit(main())
