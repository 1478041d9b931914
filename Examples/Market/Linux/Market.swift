// The target's sources are the files in `Market`, which the plugin PortUIKit rewrites and adds. A target needs a source
// file of its own, too.
