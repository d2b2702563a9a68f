await Responderd.start()
